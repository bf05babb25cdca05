// Fills DATA_DIR with the saved catalog. Playwright runs it before it starts the stack.
import { existsSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { savedCatalog } from './saved-catalog'

const folder = process.env['DATA_DIR']
if (!folder) throw new Error('Set DATA_DIR to the folder for the data')
if (!existsSync(savedCatalog)) throw new Error('Save the catalog first: npx turbo run @pkg/e2e#catalog')
rmSync(folder, { recursive: true, force: true })
await cp(savedCatalog, folder, { recursive: true })
