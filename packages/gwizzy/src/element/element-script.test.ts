// @vitest-environment node
import { endpoints, type Endpoints } from '@pkg/api-client/server'
import { sourceConditions } from '@pkg/config/vite'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

const entry = fileURLToPath(new URL('../api-services/index.ts', import.meta.url))
const rows = Object.values<Endpoints>(endpoints).flatMap((resource) => Object.values(resource))

/** Returns the part of the element's script that sends requests. */
async function buildServices(): Promise<string> {
  const built = await build({
    ...sourceConditions(),
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  return chunks.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
}

test('the script has the paths that the wizard calls, and no summary or schema of the API reference [LIFE-016]', async () => {
  const script = await buildServices()
  expect(script).toContain('/gwizzy')
  expect(rows.filter(({ summary }) => script.includes(summary))).toEqual([])
  expect(script).not.toContain('additionalProperties')
})
