import { chromiumLaunchOptions } from '@pkg/config/chromium'
import { chromium, type Page } from '@playwright/test'
import { type Contender, measureInRounds, median, computeRatio } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import type { Environment } from '../environment/environment'
import { bundleChunks } from '../wizard-bytes/bundle'
import { bare, mounted, ours, surveyJs } from '../wizard-bytes/contenders'

/** The slowdown that makes this processor like an older phone's. */
const slowdown = 4
const origin = 'http://forms.example'

/** Answers the first question as soon as it renders, and records when the answer was painted, in milliseconds since navigation. */
const answerScript = `
const first = () => document.querySelector('input[type=radio]')
const look = () => {
  if (!first()) return requestAnimationFrame(look)
  first().click()
  const seen = () => requestAnimationFrame(() => setTimeout(() => (first()?.checked ? (window.answered = performance.now()) : seen())))
  seen()
}
look()
`

/** Compares the time from navigation to the first painted answer, with an eight-step form of each library on a slowed-down processor. */
export async function firstInput(environment: Environment, libraries: Promise<string>): Promise<Outcome> {
  const browser = await chromium.launch(chromiumLaunchOptions())
  environment.onEnd(() => browser.close())
  const folder = await libraries
  const times = await measureInRounds({
    gwizzy: visiting(await buildPage(ours)),
    bare: visiting(await buildPage(bare)),
    survey: visiting(await buildPage(surveyJs, folder)),
  })
  await browser.close()
  return {
    figures: [
      {
        measured: 'eight steps with gwizzy',
        reference: 'bare xstate + @xstate/react, same fields',
        ratio: computeRatio(times.gwizzy, times.bare),
        target: '≤ 1.10',
      },
      {
        measured: 'eight steps with SurveyJS',
        reference: 'bare xstate + @xstate/react, same fields',
        ratio: computeRatio(times.survey, times.bare),
      },
    ],
    notes: [
      `Chromium at ${slowdown} times slowed processor, everything including React in one script from memory, no style sheets`,
      `medians: gwizzy ${median(times.gwizzy).toFixed(0)} ms, bare ${median(times.bare).toFixed(0)} ms, SurveyJS ${median(times.survey).toFixed(0)} ms`,
    ],
  }

  /** Builds a page that shows only a form. Each visit has an empty cache, since it holds compiled scripts too. */
  async function buildPage(contender: string, from?: string): Promise<() => Promise<Page>> {
    const chunks = await bundleChunks(mounted(contender), { ...(from && { folder: from }), hasReact: true })
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
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(answerScript)
    await page.goto(origin)
    const answered = await page.waitForFunction('window.answered')
    const time = Number(await answered.jsonValue())
    await page.context().close()
    return time
  }
}
