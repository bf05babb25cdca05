import { endpoints } from '@pkg/api-client/server'
import { defineForm } from '@pkg/remix-host/server'
import { needed } from '~/site/forms/needed'
import { agreementTexts } from './texts'

const words = agreementTexts
const fields = { feePercent: 'fee', daysToPay: 'days', startsOn: 'starts-on', endsOn: 'ends-on' } as const
const validators = {
  feePercent: needed(words.feeMissing),
  daysToPay: needed(words.daysMissing),
  startsOn: needed(words.startsOnMissing),
}

/** The form that adds a fee agreement. [WORK-013] */
export const agreementForm = defineForm(endpoints.feeAgreements.create.body, { fields, validators })
