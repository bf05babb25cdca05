import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { runEffectsImmediately } from './src/element/immediate-effects'
import { loadDeferredParts } from './src/screens/deferred'

// Long enough for a very busy machine; no test waits for it.
configure({ asyncUtilTimeout: 60_000 })
runEffectsImmediately()
beforeAll(() => loadDeferredParts())
afterEach(cleanup)
