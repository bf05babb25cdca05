import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadDeferredParts } from './src/screens/deferred'

// Long enough for a very busy machine; no test waits for it.
configure({ asyncUtilTimeout: 60_000 })
beforeAll(() => loadDeferredParts())
afterEach(cleanup)
