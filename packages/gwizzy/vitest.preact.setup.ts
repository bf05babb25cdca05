import { patience } from '@pkg/config/patience'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { runEffectsImmediately } from './src/element/immediate-effects'
import { loadDeferredParts } from './src/screens/deferred'

configure({ asyncUtilTimeout: patience.poll })
runEffectsImmediately()
beforeAll(() => loadDeferredParts())
afterEach(cleanup)
