import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { runEffectsImmediately } from './src/element/immediate-effects'
import { loadDeferredParts } from './src/screens/deferred'

runEffectsImmediately()
beforeAll(() => loadDeferredParts())
afterEach(cleanup)
