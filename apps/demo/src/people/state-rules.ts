import { addDays, siteDay } from '@pkg/domain'
import { disclosures } from '@pkg/domain/disclosures'
import type { DemoBrowser } from './demo-browser'
import { spanishAddition } from './state-rule.es'

/** The days until the next version of Colorado's rule begins. */
const daysAhead = 45

/** What the next version also says, in both languages. */
const addition = {
  en: {
    title: 'Your records',
    text: 'You may ask for a copy of this disclosure at any time for as long as we keep it. {operator} keeps it for seven years.',
  },
  es: spanishAddition,
}

/** Publishes the next version of Colorado's rule, which begins soon. [TRUST-015] */
export async function publishStateRule(admin: DemoBrowser): Promise<void> {
  const { law, sections } = disclosures.CO
  await admin.post('/admin/state-rules', 'state-rule-versions', {
    state: 'CO',
    effectiveFrom: addDays(siteDay(), daysAhead),
    lawCite: law.cite,
    lawUrl: law.url,
    sections: { en: [...sections.en, addition.en], es: [...sections.es, addition.es] },
    trigger: 'before-referral',
    feeDetail: 'who-pays',
    signature: 'both',
    copyToCommunity: 'by-admission',
    invoiceRequiresCopy: true,
    perInstanceConsent: false,
    stopPropagates: true,
    retentionYears: 7,
    reviewedByCounsel: false,
  })
}
