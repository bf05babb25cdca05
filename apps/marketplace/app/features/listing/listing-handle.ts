import type { PublicPageHandle } from '@pkg/remix-host/react'

/** The listing pages that are stored for everyone: each page of a list, in each order, with the filters of which there are few. [FIND-014] */
export const listingHandle = {
  publicPage: { parameters: ['page-number', 'sort', 'size', 'starting-rate'] },
} satisfies PublicPageHandle
