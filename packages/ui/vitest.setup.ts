import { patience } from '@pkg/config/patience'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

configure({ asyncUtilTimeout: patience.poll })
afterEach(cleanup)
