import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { runEffectsAtOnce } from './src/element/effects-at-once'
import { loadLateParts } from './src/screens/late'

runEffectsAtOnce()
beforeAll(() => loadLateParts())
afterEach(cleanup)
