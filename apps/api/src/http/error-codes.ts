/** An error code: the statuses it comes with, what it means, and what the client should do. */
interface ErrorCode<Statuses extends readonly number[]> {
  statuses: Statuses
  meaning: string
  remedy: string
}

const define = <const Statuses extends readonly number[]>(
  statuses: Statuses,
  meaning: string,
  remedy: string,
): ErrorCode<Statuses> => ({ statuses, meaning, remedy })

/**
 * Every `code` of an error response. docs/errors.md is generated from this list, and the OpenAPI document names the codes.
 * An `HttpError` with another code, or with another status for a code, doesn't compile.
 */
export const errorCodes = {
  'already-there': define([409], 'A unique value is already in use', 'Fetch the existing resource and update it'),
  'application-exists': define(
    [409],
    'The account has already applied as an advisor',
    'Update the existing application',
  ),
  'bad-document': define(
    [400],
    "The body isn't a JSON:API document",
    'Send `{ "data": … }`. `source` points to the error',
  ),
  'bad-request': define(
    [400],
    "The query or body can't be parsed, or a parameter is unknown",
    'Correct what `source` names before you retry',
  ),
  busy: define(
    [503],
    'The server is overloaded',
    'Retry after `Retry-After` seconds. Reuse the same `Idempotency-Key` for writes',
  ),
  'claim-decided': define([409], 'The claim has already been approved or declined', 'Fetch the claim again'),
  'claim-exists': define(
    [409],
    'The account has already claimed this community',
    'Wait for the decision on the first claim',
  ),
  'code-ended': define(
    [410],
    'A one-time code was used, has expired, or was entered wrong too often',
    'Request a new code',
  ),
  decided: define([409], 'The suggested edit has already been approved or declined', 'Fetch the suggested edit again'),
  'disclosure-copy-missing': define(
    [409],
    'An invoice is issued in a state where the community must receive a copy of the disclosure first',
    'Send the copy, then issue the invoice',
  ),
  'disclosure-missing': define(
    [409],
    "The family hasn't acknowledged the state's disclosure before a referral",
    'Ask the family to acknowledge the disclosure first',
  ),
  'disclosure-not-acknowledged': define(
    [409],
    "The family hasn't acknowledged the disclosure that a copy is requested of",
    'Ask the family to acknowledge the disclosure first',
  ),
  'erase-instead': define([409], 'A family stops sharing with this site itself', 'Request erasure instead'),
  forbidden: define(
    [403],
    "The person is signed in but doesn't have permission",
    "Don't retry. Another role is required",
  ),
  'foreign-origin': define(
    [403],
    "A page of another site sends a write with a person's cookies",
    "Add the site to `WEB_ORIGINS` if it's yours",
  ),
  'foreign-site': define(
    [403],
    'A page uses a partner key that belongs to another site',
    'Ask for the site to be added to the key',
  ),
  'id-mismatch': define([409], 'The path and the body name different resources', 'Send the ID from the path'),
  'idempotency-key-reused': define(
    [409],
    'An `Idempotency-Key` is reused with a different request',
    'Use a new key for a new request',
  ),
  internal: define(
    [500],
    'Something failed on our side. The error is logged',
    'Retry once, with the same `Idempotency-Key` for writes. If it fails again, send us the `X-Request-Id`',
  ),
  'invoice-draft': define([409], 'A draft invoice is marked as paid', 'Issue the invoice first'),
  'invoice-issued': define([409], 'An issued invoice is changed', 'Create a credit note'),
  'invoiced-twice': define(
    [409],
    'Two families who moved in to the same community are merged, and one of the move-ins was invoiced',
    'Settle the invoice first',
  ),
  'last-admin': define([409], 'The change would leave no admin', 'Make someone else an admin first'),
  'link-expired': define([410], 'The link in an email has expired or was replaced', 'Request a new link'),
  'link-used': define([410], 'The link in an email was already used', 'Request a new link'),
  listed: define([409], 'A proposed community is already listed', 'Suggest an edit to the community instead'),
  'media-type': define(
    [415],
    'The body is neither JSON:API nor JSON',
    'Send it as `application/vnd.api+json`, without parameters',
  ),
  'no-such-call': define([404], 'No endpoint has this method and path', 'Check the endpoint in `/docs`'),
  'not-acceptable': define(
    [406],
    "The requested response format isn't supported",
    'Accept `application/vnd.api+json`, without parameters',
  ),
  'not-for-partners': define(
    [403],
    "A partner key is used for an endpoint that the wizard doesn't need",
    'Leave out the key, or sign in',
  ),
  'not-found': define(
    [404],
    "The resource doesn't exist, or the person can't see it",
    "Don't retry. Sign in if you haven't",
  ),
  'not-invited': define(
    [409],
    'An invitation is resent to a person who has already created the account',
    'No action is needed',
  ),
  'not-taken-back': define([409], 'A recipient confirms deleting data that is still shared', 'Fetch the release again'),
  'nothing-to-credit': define(
    [409],
    "A credit note is requested for something that isn't an issued invoice",
    'Correct the draft',
  ),
  'offer-answered': define(
    [409],
    'An advisor accepts or declines a family that is no longer offered to them',
    'Fetch the families again',
  ),
  'outside-service': define(
    [502, 503],
    "An external service failed (502), or failed so often that it's paused (503)",
    'Retry after 30 seconds, or continue without it',
  ),
  'password-exists': define(
    [409],
    'A first password is set for an account that has one',
    'Change the password with the current one',
  ),
  'revoked-partner-key': define([403], 'The partner key was revoked', 'Ask for a new key'),
  'second-factor-needed': define(
    [401, 403],
    'The first factor is correct. Staff accounts on a public site need a second one',
    'Sign in with another method within 10 minutes in the same browser: a password and a code, or a password and a link',
  ),
  'share-cap': define(
    [409],
    'The family would be shared with more communities than it agreed to',
    'Ask the family to agree to this community by name',
  ),
  'sign-in-again': define([403], 'A sensitive change needs a recent sign-in', 'Sign in again, then retry'),
  'sign-in-needed': define([401], 'No one is signed in, or the session has ended', 'Sign in, then retry'),
  signed: define([409], 'A signed contract is changed', 'Create a new contract'),
  'third-party-off': define(
    [404],
    'A third-party sign-in is started, but none is configured',
    'Use another sign-in method',
  ),
  'third-party-refused': define(
    [401],
    "The identity provider didn't confirm the sign-in",
    'Start again, or use another sign-in method',
  ),
  'third-party-unavailable': define([502], "The identity provider doesn't respond", 'Use another sign-in method'),
  'too-large': define([413], 'The body is larger than the endpoint allows', 'Send a smaller body'),
  'too-many-claims': define([409], 'The account has reached its limit of pending claims', 'Wait for the decisions'),
  'too-many-requests': define(
    [429],
    'A rate limit of the IP address, account, or contact was reached',
    'Retry after `Retry-After` seconds',
  ),
  'type-mismatch': define(
    [409],
    'The resource in the body has another type than the endpoint accepts',
    'Send the type that `detail` names',
  ),
  'unknown-partner-key': define([403], "The partner key doesn't exist", 'Check the key for typing errors'),
  unprocessable: define(
    [422],
    'Some values in the body are invalid',
    'Show each `detail` at the field that its `source` points to',
  ),
  'unverified-address': define(
    [403],
    "The identity provider hasn't verified the person's email address",
    'Verify the address with the provider, or use another sign-in method',
  ),
  'user-exists': define([409], 'An account with this email address already exists', 'Sign in, or reset the password'),
  'wrong-code': define([401], 'The one-time code is wrong', 'Ask for the code again. It ends after 5 wrong attempts'),
  'wrong-credentials': define(
    [401],
    "The password is wrong, or the account doesn't exist",
    'Ask for the password again, or reset it',
  ),
  'wrong-password': define(
    [403],
    'The current password is wrong, which a change of the password or contact requires',
    'Ask for the current password again',
  ),
} as const

/** A code of an error response. */
export type ErrorCodeName = keyof typeof errorCodes

/** A status of an error response. */
export type ErrorStatus = (typeof errorCodes)[ErrorCodeName]['statuses'][number]

/** The codes that come with a status. */
export type CodeOf<Status extends ErrorStatus> = {
  [Code in ErrorCodeName]: Status extends (typeof errorCodes)[Code]['statuses'][number] ? Code : never
}[ErrorCodeName]
