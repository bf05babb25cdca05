import { chromiumLaunchOptions } from '@pkg/config/chromium'
import { chromium, type Page } from '@playwright/test'
import { type Contender, inRounds, median, ratioOf } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import type { Stage } from '../stage/stage'
import { chunksOf } from '../wizard-bytes/bundled'
import { bare, mounted, ours, surveyJs } from '../wizard-bytes/contenders'

/** As a phone of some years has it. */
const slowness = 4
const origin = 'http://forms.example'

/** Answers the first question as soon as it stands, and notes when the answer was painted, in milliseconds since the page was asked for. */
const answerAtOnce = `
const first = () => document.querySelector('input[type=radio]')
const look = () => {
  if (!first()) return requestAnimationFrame(look)
  first().click()
  const seen = () => requestAnimationFrame(() => setTimeout(() => (first()?.checked ? (window.answered = performance.now()) : seen())))
  seen()
}
look()
`

/** From the call of a page to its first painted answer, on a processor that is slowed down, with an eight-step form of each library. */
export async function firstInput(stage: Stage, libraries: Promise<string>): Promise<Outcome> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  stage.onEnd(() => browser.close())
  const folder = await libraries
  const times = await inRounds({
    gwizzy: visiting(await pageOf(ours)),
    bare: visiting(await pageOf(bare)),
    survey: visiting(await pageOf(surveyJs, folder)),
  })
  await browser.close()
  return {
    figures: [
      {
        measured: 'eight steps with gwizzy',
        reference: 'bare xstate + @xstate/react, same fields',
        ratio: ratioOf(times.gwizzy, times.bare),
        target: '≤ 1.10',
      },
      {
        measured: 'eight steps with SurveyJS',
        reference: 'bare xstate + @xstate/react, same fields',
        ratio: ratioOf(times.survey, times.bare),
      },
    ],
    notes: [
      `Chromium at ${slowness} times slowed processor, React and all in one script from memory, no style sheets`,
      `medians: gwizzy ${median(times.gwizzy).toFixed(0)} ms, bare ${median(times.bare).toFixed(0)} ms, SurveyJS ${median(times.survey).toFixed(0)} ms`,
    ],
  }

  /** A page that shows a form, and nothing else. Each visit finds an empty cache, since compiled scripts are kept there as well. */
  async function pageOf(contender: string, from?: string): Promise<() => Promise<Page>> {
    const chunks = await chunksOf(mounted(contender), { ...(from && { folder: from }), hasReact: true })
    const entry = chunks.find(({ isEntry }) => isEntry)?.fileName
    return async () => {
      const page = await (await browser.newContext()).newPage()
      await page.route(`${origin}/**`, (route) => {
        const chunk = chunks.find(({ fileName }) => route.request().url() === `${origin}/${fileName}`)
        return chunk
          ? route.fulfill({ contentType: 'text/javascript', body: chunk.code })
          : route.fulfill({
              contentType: 'text/html',
              body: `<body></body><script type="module" src="/${entry}"></script>`,
            })
      })
      return page
    }
  }
}

function visiting(open: () => Promise<Page>): Contender {
  return async () => {
    const page = await open()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
    await page.addInitScript(answerAtOnce)
    await page.goto(origin)
    const answered = await page.waitForFunction('window.answered')
    const time = Number(await answered.jsonValue())
    await page.context().close()
    return time
  }
}
