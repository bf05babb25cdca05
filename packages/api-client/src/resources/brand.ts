import type { Brand } from '@pkg/domain'
import { type Endpoints, of } from '../endpoint'

/** The operator of the site. */
export const brand = {
  get: {
    method: 'GET',
    path: '/platform/brand',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary:
      'Returns the operator of the site, its URL, its contact info for families, and whether the phone number is optional',
    resource: 'brands',
    response: of<Brand & { id: string; site: string; isPhoneOptional: boolean }>(),
  },
} as const satisfies Endpoints
