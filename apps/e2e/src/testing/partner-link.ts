/** Returns the query of a link of the demo's partner with a family's answers, which the wizard then skips. [QUERY-005] */
export const partnerLink = (answers: object) =>
  `partner-data=${Buffer.from(JSON.stringify({ partner: 'Riverbend Guide', answers })).toString('base64url')}`
