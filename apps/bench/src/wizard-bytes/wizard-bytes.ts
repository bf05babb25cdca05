import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figure, Outcome } from '../measuring/table'
import { builtBytes, readBuilt } from './built-bytes'
import { measureBundle, gzippedBytes } from './bundle'
import { bare, formIo, jsonSchemaForm, mounted, ours, surveyJs } from './contenders'

const bytes = (count: number) => `${count.toLocaleString('en-US')} B`

/** Compares the sizes of gwizzy's bundles with other form libraries, which are in the `libraries` folder. */
export async function wizardBytes(libraries: Promise<string>): Promise<Outcome> {
  const own = await ownBytes()
  const others = await otherBytes(await libraries).catch((error: unknown) => String(error))
  const figures = [...own.figures]
  if (typeof others !== 'string') {
    figures.push(
      ...Object.entries(others.forms).map(([name, size]) => against('eight steps', own.eight, name, size)),
      ...Object.entries(others.pages).map(([name, size]) => against('element, all in', own.element, name, size)),
    )
  }
  return {
    figures,
    notes: [
      'bytes after gzip -9 of what Vite bundles and minifies, React external; exact, so there are no rounds',
      'the element includes its renderer and styles; its references include React and their style sheets',
      ...own.notes,
      ...(typeof others === 'string' ? [`other libraries could not be measured: ${others}`] : []),
    ],
  }
}

const against = (what: string, size: number, name: string, other: number): Figure => ({
  measured: `${what}, ${bytes(size)}`,
  reference: `${name}, ${bytes(other)}`,
  ratio: size / other,
})

const within = (measured: string, size: number, budget: number): Figure => ({
  measured: `${measured}, ${bytes(size)}`,
  reference: `its budget of ${bytes(budget)}`,
  ratio: size / budget,
  target: '≤ 1',
})

async function ownBytes() {
  const [wizard, flow, eight, floor] = await Promise.all([
    measureBundle(`export { Gwizzy } from '@pkg/gwizzy'`),
    measureBundle(`export { ConversionFlow } from '@pkg/gwizzy'`),
    measureBundle(ours),
    measureBundle(bare),
  ])
  const element = builtBytes('@pkg/gwizzy', 'element.js')
  const styles = ['@pkg/ui', '@pkg/gwizzy'].map((name) => readBuilt(name, 'index.css'))
  const entry = "gwizzy's React entry"
  return {
    eight: eight.first,
    element,
    figures: [
      within(`${entry}, all schemas, first load`, wizard.first, 40_000),
      within(`${entry}, its own eight steps`, eight.first, 18_000),
      within('custom element, complete, first load', element, 40_000),
      against(`${entry}, eight steps`, eight.first, 'bare xstate + @xstate/react, same fields', floor.first),
    ],
    notes: [
      `with everything that follows a request: ${bytes(flow.first)}`,
      `style sheets of ui and gwizzy, whole: ${bytes(gzippedBytes(Buffer.concat(styles)))}`,
      `loads when needed: ${[...flow.later].map(([name, size]) => `${name} ${bytes(size)}`).join(', ')}`,
    ],
  }
}

/** Compares the same eight steps in other libraries, on a page with React and with React included. */
async function otherBytes(folder: string) {
  const size = async (contents: string, hasReact = false) => (await measureBundle(contents, { folder, hasReact })).first
  const css = (path: string) => gzippedBytes(readFileSync(join(folder, 'node_modules', path)))
  const [survey, formio, rjsf] = await Promise.all([size(surveyJs), size(formIo), size(jsonSchemaForm)])
  const surveyPage = await size(mounted(surveyJs), true)
  return {
    forms: { SurveyJS: survey, 'Form.io': formio, 'react-jsonschema-form + ajv': rjsf },
    pages: {
      'SurveyJS, all in': surveyPage + css('survey-core/survey-core.min.css'),
      'Form.io, complete': formio + css('@formio/js/dist/formio.form.min.css'),
    },
  }
}
