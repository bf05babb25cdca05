// @vitest-environment node
import { endpoints, type Endpoints } from '@pkg/api-client'
import { sourceConditions } from '@pkg/config/vite'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { removeSummaries } from '../../element-build/remove-summaries'

const entry = fileURLToPath(new URL('../api-services/index.ts', import.meta.url))
const summaries = Object.values<Endpoints>(endpoints).flatMap((rows) => Object.values(rows).map((row) => row.summary))

/** Returns the part of the element's script that contains the endpoint table. */
async function buildServices(plugins: ReturnType<typeof removeSummaries>[]): Promise<string> {
  const built = await build({
    ...sourceConditions(),
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return chunks.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

const summariesIn = (script: string) => summaries.filter((summary) => script.includes(summary))

test('the script contains no summary of the API reference', async () => {
  expect(summariesIn(await buildServices([]))).not.toEqual([])
  expect(summariesIn(await buildServices([removeSummaries()]))).toEqual([])
})
