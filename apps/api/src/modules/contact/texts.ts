/** The texts about phone numbers and calls, in one place so they can be translated. */
export const phoneTexts = {
  notInUse: 'This phone number isn’t in use in the United States',
  noService: 'No calling service is connected. Show the contact info and dial the number yourself.',
  notPlaced: 'We couldn’t place the call. Show the contact info and dial the number yourself.',
  noFamilyNumber: 'This family hasn’t shared a phone number.',
  noCalls: 'This family would rather not be called. Email them instead.',
  noOwnNumber: 'Your account has no phone number. Add one, because we call you first.',
  called: 'Called by phone',
}
