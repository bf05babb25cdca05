import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { runEffectsAtOnce } from './src/element/effects-at-once'

runEffectsAtOnce()
afterEach(cleanup)
