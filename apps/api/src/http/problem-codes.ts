/** A kind of refusal: the statuses it comes with, when, and what whoever calls should do. */
interface ProblemKind {
  statuses: readonly number[]
  when: string
  remedy: string
}

/**
 * Every `code` that an answer may carry. The page docs/errors.md is written from this list, and the OpenAPI document names its codes.
 * An `HttpError` with a code that is not here, or with another status, does not compile.
 */
export const problemCodes = {
  'already-there': {
    statuses: [409],
    when: 'A thing that may be there once is there already',
    remedy: 'Read and change the one that is there',
  },
  'application-exists': {
    statuses: [409],
    when: 'An account applies as an advisor for the second time',
    remedy: 'Change the application that is there',
  },
  'bad-document': {
    statuses: [400],
    when: 'The body is no JSON:API document',
    remedy: 'Send `{ "data": … }`; `source` points at what is wrong',
  },
  'bad-request': {
    statuses: [400],
    when: 'The query or the body cannot be read, or a parameter is not known',
    remedy: 'Mend what `source` names; repeating it as it is changes nothing',
  },
  busy: {
    statuses: [503],
    when: 'The server has more to do than it can',
    remedy: 'Repeat after the seconds of `Retry-After`, writes under the same `Idempotency-Key`',
  },
  'claim-decided': {
    statuses: [409],
    when: 'A claim to a community is decided for the second time',
    remedy: 'Read the claim again',
  },
  'claim-exists': {
    statuses: [409],
    when: 'An account claims a community for the second time',
    remedy: 'Wait for the decision on the first',
  },
  'code-ended': {
    statuses: [410],
    when: 'A one-time code was used, is too old, or was guessed wrong too often',
    remedy: 'Ask for another code',
  },
  decided: {
    statuses: [409],
    when: 'A suggested change is decided for the second time',
    remedy: 'Read the suggestion again',
  },
  'disclosure-copy-missing': {
    statuses: [409],
    when: 'An invoice is issued in a state where the community must have a copy of the disclosure first',
    remedy: 'Send the copy, then issue the invoice',
  },
  'disclosure-missing': {
    statuses: [409],
    when: 'A family is referred that has not acknowledged the disclosure of the state',
    remedy: 'Let the family acknowledge it first',
  },
  'disclosure-not-acknowledged': {
    statuses: [409],
    when: 'A copy is asked of a disclosure that the family has not acknowledged',
    remedy: 'Let the family acknowledge it first',
  },
  'erase-instead': {
    statuses: [409],
    when: 'A family takes back what this site itself holds',
    remedy: 'Call the erasure instead',
  },
  forbidden: {
    statuses: [403],
    when: 'The person is known and may not do this',
    remedy: 'Do not repeat it; another role is needed',
  },
  'foreign-origin': {
    statuses: [403],
    when: 'A page of another site writes with the cookies of a person',
    remedy: 'Add the site to `WEB_ORIGINS`, if it is yours',
  },
  'foreign-site': {
    statuses: [403],
    when: 'A page uses a partner key of another site',
    remedy: 'Have the site added to the key',
  },
  'id-mismatch': {
    statuses: [409],
    when: 'Path and body name different resources',
    remedy: 'Send the id of the path',
  },
  'idempotency-key-reused': {
    statuses: [409],
    when: 'An `Idempotency-Key` comes with another request than the first time',
    remedy: 'Use a new key for a new request',
  },
  internal: {
    statuses: [500],
    when: 'Something is wrong on our side; it is logged',
    remedy: 'Repeat once, writes under the same `Idempotency-Key`; then tell us the `X-Request-Id`',
  },
  'invoice-draft': {
    statuses: [409],
    when: 'A draft is marked as paid',
    remedy: 'Issue it first',
  },
  'invoice-issued': {
    statuses: [409],
    when: 'An issued invoice is changed',
    remedy: 'Write a credit note',
  },
  'invoiced-twice': {
    statuses: [409],
    when: 'Two families are merged that both moved in to one community, and one was invoiced',
    remedy: 'Settle the invoice first',
  },
  'last-admin': {
    statuses: [409],
    when: 'The only admin would be no admin any more',
    remedy: 'Name another admin first',
  },
  'link-expired': {
    statuses: [410],
    when: 'The link of a letter is too old, or was replaced',
    remedy: 'Ask for another one',
  },
  'link-used': {
    statuses: [410],
    when: 'The link of a letter was used before',
    remedy: 'Ask for another one',
  },
  listed: {
    statuses: [409],
    when: 'A community that is on the site is proposed as a new one',
    remedy: 'Suggest a change to it instead',
  },
  'media-type': {
    statuses: [415],
    when: 'The body is sent as something else than JSON:API or JSON',
    remedy: 'Send it as `application/vnd.api+json`, without parameters',
  },
  'no-such-call': {
    statuses: [404],
    when: 'There is no call with this method and path',
    remedy: 'Compare with `/docs`',
  },
  'not-acceptable': {
    statuses: [406],
    when: 'The answer is wanted in a form that is not spoken here',
    remedy: 'Accept `application/vnd.api+json`, without parameters',
  },
  'not-for-partners': {
    statuses: [403],
    when: 'A partner key is used for another call than those of the wizard',
    remedy: 'Leave the key out, or sign in',
  },
  'not-found': {
    statuses: [404],
    when: 'There is no such thing, or the person may not know of it',
    remedy: 'Do not repeat it; sign in, if you are not',
  },
  'not-invited': {
    statuses: [409],
    when: 'An invitation is repeated for a person who has opened the account',
    remedy: 'Nothing is left to do',
  },
  'not-taken-back': {
    statuses: [409],
    when: 'A recipient confirms that data is deleted which nobody took back',
    remedy: 'Read the release again',
  },
  'nothing-to-credit': {
    statuses: [409],
    when: 'A credit note is asked for what is no issued invoice',
    remedy: 'Correct the draft',
  },
  'offer-answered': {
    statuses: [409],
    when: 'A family is claimed or declined that is no longer offered to the advisor',
    remedy: 'Read the families again',
  },
  'outside-service': {
    statuses: [502, 503],
    when: 'A service that we ask fails (502), or has failed so often that it is not asked at present (503)',
    remedy: 'Repeat after half a minute, or go on without',
  },
  'password-exists': {
    statuses: [409],
    when: 'A first password is set for an account that has one',
    remedy: 'Change it with the present one',
  },
  'revoked-partner-key': {
    statuses: [403],
    when: 'A partner key was taken out of use',
    remedy: 'Ask for a new key',
  },
  'share-cap': {
    statuses: [409],
    when: 'A family would reach more communities than it agreed to',
    remedy: 'Ask the family for a yes to this community by name',
  },
  'sign-in-again': {
    statuses: [403],
    when: 'Something weighty is changed, and the sign-in was too long ago',
    remedy: 'Sign in again, then repeat',
  },
  'second-factor-needed': {
    statuses: [401, 403],
    when: 'What was shown is right, and whoever sees the data of others shows two factors on a public site',
    remedy: 'Sign in another way within ten minutes in the same browser: password and code, or password and link',
  },
  'sign-in-needed': {
    statuses: [401],
    when: 'Nobody is signed in, or the session has ended',
    remedy: 'Sign in, then repeat',
  },
  signed: {
    statuses: [409],
    when: 'A signed contract is changed',
    remedy: 'Make a new one',
  },
  'third-party-off': {
    statuses: [404],
    when: 'A sign-in with a third party is begun where none is set up',
    remedy: 'Use another way to sign in',
  },
  'third-party-refused': {
    statuses: [401],
    when: 'The third party did not confirm the sign-in',
    remedy: 'Begin anew, or use another way',
  },
  'third-party-unavailable': {
    statuses: [502],
    when: 'The third party does not answer',
    remedy: 'Use another way to sign in',
  },
  'too-large': {
    statuses: [413],
    when: 'The body is larger than the call takes',
    remedy: 'Send less',
  },
  'too-many-claims': {
    statuses: [409],
    when: 'An account has as many undecided claims as it may have',
    remedy: 'Wait for the decisions',
  },
  'too-many-requests': {
    statuses: [429],
    when: 'The limit of the address, the account or the contact is reached',
    remedy: 'Repeat after the seconds of `Retry-After`, where it is sent',
  },
  'type-mismatch': {
    statuses: [409],
    when: 'The body holds a resource of another type than the call takes',
    remedy: 'Send the type that the detail names',
  },
  'unknown-partner-key': {
    statuses: [403],
    when: 'A partner key is not known',
    remedy: 'Compare the key with the one that was handed over',
  },
  unprocessable: {
    statuses: [422],
    when: 'The body can be read, and values in it cannot be accepted',
    remedy: 'Show each `detail` at the field that its `source` points at',
  },
  'unverified-address': {
    statuses: [403],
    when: 'The third party has not verified the e-mail address of the person',
    remedy: 'Have it verified there, or use another way to sign in',
  },
  'user-exists': {
    statuses: [409],
    when: 'An account is opened with an address that has one',
    remedy: 'Sign in, or recover the password',
  },
  'wrong-code': {
    statuses: [401],
    when: 'A one-time code is not the one that was sent',
    remedy: 'Let the person type it again; after five tries it ends',
  },
  'wrong-credentials': {
    statuses: [401],
    when: 'Contact and password do not belong together, or there is no such account',
    remedy: 'Let the person try again, or recover the password',
  },
  'wrong-password': {
    statuses: [403],
    when: 'The present password is wrong, where it is needed to set another',
    remedy: 'Let the person type it again',
  },
} as const satisfies Record<string, ProblemKind>

/** A code that an answer may carry. */
export type ProblemCode = keyof typeof problemCodes

/** A status that a refusal may have. */
export type ProblemStatus = (typeof problemCodes)[ProblemCode]['statuses'][number]

/** The codes that come with a status. */
export type CodeOf<Status extends ProblemStatus> = {
  [Code in ProblemCode]: Status extends (typeof problemCodes)[Code]['statuses'][number] ? Code : never
}[ProblemCode]
