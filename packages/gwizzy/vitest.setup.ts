import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll } from 'vitest'
import { loadLateParts } from './src/screens/late'

beforeAll(() => loadLateParts())
afterEach(cleanup)
