// Fills DATA_DIR with the saved demo catalog and four imported communities, and creates a partner's key in it. Playwright runs it before it starts the stack.
import { rmSync } from 'node:fs'
import { copyDemoData } from './demo-data'
import { importCommunities } from './import-communities'
import { createPartnerKey } from './partner'

const folder = process.env['DATA_DIR']
if (!folder) throw new Error('Set DATA_DIR to the folder for the data')
rmSync(folder, { recursive: true, force: true })
await copyDemoData(folder)
await importCommunities(folder)
await createPartnerKey(folder)
