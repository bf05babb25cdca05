import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Long enough for a very busy machine; no test waits for it.
configure({ asyncUtilTimeout: 60_000 })
afterEach(cleanup)
