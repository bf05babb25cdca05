// Saves what journeys start with in build/: the demo catalog with sixteen imported communities, and a partner's key. Turborepo repeats it only when its
// inputs change.
import { rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { demoCatalog } from './demo-data'
import { importCommunities } from './import-communities'
import { createPartnerKey } from './partner'
import { savedCatalog } from './saved-catalog'

rmSync(savedCatalog, { recursive: true, force: true })
await cp(demoCatalog, savedCatalog, { recursive: true })
await importCommunities(savedCatalog)
await createPartnerKey(savedCatalog)
