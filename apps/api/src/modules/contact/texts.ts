/** The words about telephones, in one place and ready for a second language. */
export const phoneTexts = {
  notInUse: 'This is not a number in use in the United States',
  noService: 'No telephone service is connected. Reveal the number and dial it yourself.',
  notPlaced: 'The call could not be placed. Reveal the number and dial it yourself.',
  noFamilyNumber: 'This family left no telephone number.',
  noOwnNumber: 'Your account has no telephone number to ring first.',
  called: 'Called by telephone',
}
