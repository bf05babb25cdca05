import { Type } from '@sinclair/typebox'

/** Paging parameters. Page numbers start at 1. [LIST-002] */
export const paging = {
  'page-number': Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  'page-size': Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
}
