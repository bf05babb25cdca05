import { patience } from '@pkg/config/patience'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadDeferredParts } from './src/screens/deferred'

configure({ asyncUtilTimeout: patience.poll })
beforeAll(() => loadDeferredParts())
afterEach(cleanup)
