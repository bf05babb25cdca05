import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const run = promisify(execFile)
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const file = pathOf('../../marketplace/app/testing/server-drawings.ts')
const mostBytes = 32_000_000

/** What the marketplace draws on its server, for stories: its module runs in a program of its own, and stories get what it exports. */
export const serverDrawings = (): Plugin => ({
  name: 'server-drawings',
  enforce: 'pre',
  async load(id) {
    if (id !== file) return null
    const program = ['--import', 'tsx', pathOf('draw-on-server.ts'), file]
    const { stdout } = await run(process.execPath, program, { cwd: pathOf('..'), maxBuffer: mostBytes })
    return stdout
  },
})
