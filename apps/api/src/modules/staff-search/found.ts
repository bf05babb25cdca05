import type { StaffSearchResult } from '@pkg/api-client'

/** A record that a search found. */
export type Found = Omit<StaffSearchResult, 'id'>
