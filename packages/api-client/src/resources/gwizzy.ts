import { type Static, Type } from '@sinclair/typebox'
import { type Endpoints, of } from '../endpoint'
import { communitySlug } from '../schemas/text'

/** A question that the wizard asks about a community. [API-010] */
export const WizardQuestion = Type.Object(
  { questionType: Type.Literal('residentName'), communitySlug },
  { additionalProperties: false },
)
export type WizardQuestion = Static<typeof WizardQuestion>

/** The wizard's questions to the server. [API-010] */
export const gwizzy = {
  question: {
    method: 'POST',
    path: '/marketplace/gwizzy/question',
    status: 200,
    access: 'anyone',
    isOpenToPartners: true,
    summary: "Returns whether a community requires the resident's name",
    body: WizardQuestion,
    response: of<{ info: { isResidentNameRequired: boolean } }>(),
  },
} as const satisfies Endpoints
