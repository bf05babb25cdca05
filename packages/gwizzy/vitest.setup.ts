import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadDeferredParts } from './src/screens/deferred'

beforeAll(() => loadDeferredParts())
afterEach(cleanup)
