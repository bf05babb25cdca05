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
  'advisor-had-request': define(
    [409],
    'The advisor that a family asks directly had its request before, and another one got it since',
    'Show the family other advisors near the place',
  ),
  'advisor-unavailable': define(
    [409],
    'The advisor that a family asks directly isn’t accepting families',
    'Show the family other advisors near the place',
  ),
  'already-asked': define([409], 'The community’s team already got a link to state its prices today', 'Wait a day'),
  'already-disputed': define([409], 'The invoice has an open dispute', 'Wait for the answer of our staff'),
  'already-exists': define(
    [409],
    'A value that must be unique is already in use',
    'Use another value, or update the existing resource',
  ),
  'already-listed': define([409], 'The community is already listed', 'Suggest an edit to the community instead'),
  'already-moved-in': define(
    [409],
    'The family has already moved in',
    'Correct its move-in with `PATCH`, or undo it first',
  ),
  'already-registered': define([409], 'The invited person has already created their account', 'No action is needed'),
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
    'Correct what `source` points to before you retry',
  ),
  busy: define(
    [503],
    'The server is overloaded',
    'Retry after `Retry-After` seconds. Reuse the same `Idempotency-Key` for writes',
  ),
  'call-closed': define([409], 'The call is canceled or has begun', 'Book another call'),
  'call-unavailable': define(
    [409],
    'Someone else booked the time for a call, or the advisor doesn’t take calls then',
    'Show the next free times, which `detail` lists, and ask again',
  ),
  'callers-changed': define(
    [409],
    'Someone else would call the family than it was shown, or the choice is more than an hour old',
    'Choose the callers again, show them to the family, and ask again',
  ),
  'claim-decided': define([409], 'The claim has already been approved or declined', 'Fetch the claim again'),
  'claim-exists': define(
    [409],
    'The account has already claimed this community',
    'Wait for the decision on the first claim',
  ),
  'code-expired': define(
    [410],
    'A one-time code was used, has expired, or was entered wrong too often',
    'Request a new code',
  ),
  'consent-missing': define(
    [409],
    'The family didn’t agree to share its information with an advisor',
    'Ask the family, and add it again with its consent',
  ),
  'content-in-use': define(
    [409],
    'Visitors need the content entry: it’s a page, or published entries name it',
    'Publish other texts, or let the entries that `detail` names use another one',
  ),
  'content-published': define([409], 'Readers had the content entry', 'Take it down instead'),
  'contract-signed': define([409], "A signed contract can't be changed", 'Create a new contract'),
  'cover-exists': define(
    [409],
    'One of two advisors is absent or covered on some of the days',
    'End the other cover first, or choose other days',
  ),
  'draft-exists': define(
    [409],
    'The content entry has a draft, which restoring a version would replace',
    'Publish or discard the draft first',
  ),
  'disclosure-copy-missing': define(
    [409],
    'The state requires that the community receives a copy of the disclosure before an invoice is issued',
    'Send the copy, then issue the invoice',
  ),
  'disclosure-missing': define(
    [409],
    "The family hasn't acknowledged the state's disclosure, which a referral requires",
    'Ask the family to acknowledge the disclosure first',
  ),
  'disclosure-not-acknowledged': define(
    [409],
    "You requested a copy of a disclosure that the family hasn't acknowledged",
    'Ask the family to acknowledge the disclosure first',
  ),
  'only-viewing': define(
    [403],
    'An admin views the dashboard as someone else, and only reads meanwhile',
    'Return to the admin’s own account with `PATCH /platform/sessions/current`',
  ),
  'sharing-ended': define([410], 'The person who shared the list ended its link', 'Ask that person for a new link'),
  'edit-decided': define(
    [409],
    'The suggested edit has already been approved or declined',
    'Fetch the suggested edit again',
  ),
  'endpoint-not-found': define([404], 'No endpoint has this method and path', 'Check the endpoint in `/docs`'),
  'erasure-required': define([409], "A family can't revoke this site's own access", 'Request erasure instead'),
  'external-service': define(
    [502, 503],
    "An external service failed (502), or failed so often that it's paused (503)",
    'Retry after 30 seconds, or continue without it',
  ),
  'families-unrelated': define(
    [409],
    'The families to merge share neither phone number, email address, nor name',
    'Check that they are the same, and send `confirmUnrelated: true`',
  ),
  'family-known': define(
    [409],
    'A family with this email address or phone number exists',
    'Open it, which `meta.current` names if you see it, or send `confirmKnown: true` to add the new values to it. Send `confirmOther: true` for another family with the same phone number',
  ),
  'family-not-accepted': define(
    [409],
    "The family is offered to the advisor, who hasn't accepted it yet",
    'Accept the offer, then retry',
  ),
  forbidden: define(
    [403],
    "The person is signed in but doesn't have permission",
    "Don't retry. Another role is required",
  ),
  'id-mismatch': define([409], 'The path and the body contain different IDs', 'Send the ID from the path'),
  'idempotency-key-reused': define(
    [409],
    'The `Idempotency-Key` was already used with a different request',
    'Use a new key for a new request',
  ),
  'import-not-done': define(
    [409],
    'Only an import that is done can be undone',
    'Fetch the import again, and wait until it’s done',
  ),
  'import-started': define(
    [409],
    'The import was already started',
    'Fetch the import again, or undo it once it’s done',
  ),
  internal: define(
    [500],
    'Something failed on our side. The error is logged',
    'Retry once. Reuse the same `Idempotency-Key` for writes. If the request fails again, send us the `X-Request-Id`',
  ),
  'invoice-draft': define([409], "A draft invoice can't be paid", 'Issue the invoice first'),
  'invoice-issued': define([409], "An issued invoice can't be changed", 'Create a credit note'),
  'last-admin': define([409], 'The change would leave the site without an admin', 'Make someone else an admin first'),
  'link-expired': define([410], 'The link in an email has expired or was replaced', 'Request a new link'),
  'link-used': define([410], 'The link in an email was already used', 'Request a new link'),
  'merge-too-old': define([409], 'The merge was more than 30 days ago', 'Correct the remaining family instead'),
  'move-in-invoiced': define([409], 'Both families have a recorded move-in', 'Undo one of the move-ins first'),
  'move-in-undone': define([409], 'The move-in was undone', 'Record another move-in'),
  'no-contact': define(
    [409],
    'A code or call needs contact info that isn’t on record, or the family would rather not be called',
    'Reach the family another way. Ask a person who needs a code to call the operator',
  ),
  'no-draft': define([409], 'The content entry has no draft', 'Save one first'),
  'no-team': define([409], 'No one manages the community', 'Reach the community another way'),
  'not-acceptable': define(
    [406],
    "The requested response format isn't supported",
    'Accept `application/vnd.api+json`, without parameters',
  ),
  'not-creditable': define(
    [409],
    'Only an issued invoice can be credited with a credit note',
    'Update the draft instead',
  ),
  'not-disputable': define(
    [409],
    'Nothing is due for the invoice, or it is a credit note, so it can’t be disputed',
    'Fetch the invoice again',
  ),
  'not-disputed': define([409], 'The invoice has no open dispute', 'Fetch the invoice again'),
  'not-for-partners': define(
    [403],
    "A partner key can't be used for this endpoint, because the wizard doesn't need it",
    'Leave out the key, or sign in',
  ),
  'not-payable': define([409], "A credit note can't be paid", 'Record the payment on the invoice'),
  'not-found': define(
    [404],
    "The resource doesn't exist, or the person can't see it",
    "Don't retry. Sign in if you haven't",
  ),
  'not-published': define([409], 'Readers don’t get the content entry, or never did', 'Fetch the entry again'),
  'not-recorded': define([409], 'The earlier value of an attribute wasn’t recorded', 'Enter the value'),
  'not-registered': define([409], 'The person hasn’t set up their account yet', 'Invite them again'),
  'not-scheduled': define([409], 'The draft has no time at which it will be published', 'Fetch the entry again'),
  'not-revoked': define(
    [409],
    "The family hasn't stopped sharing the data whose deletion you confirmed",
    'Fetch the release again',
  ),
  'offer-closed': define([409], 'The family is no longer offered to this advisor', 'Fetch the offers again'),
  'origin-not-allowed': define(
    [403],
    "A page on another site sent a write with a person's cookies",
    "Add the site to `WEB_ORIGINS` if it's yours",
  ),
  'outcome-unavailable': define(
    [409],
    'The tour or call is canceled, was never booked, or hasn’t begun, so it has no outcome',
    'Fetch it again, and record the outcome once it has begun',
  ),
  'own-factor-required': define(
    [403],
    'An admin resets someone’s sign-in without a factor of their own',
    'Send the admin’s own password as `currentPassword`',
  ),
  'own-rights': define([409], 'Admins can’t change their own role, status, or sign-in here', 'Ask another admin'),
  'partner-origin-not-allowed': define(
    [403],
    'A page used a partner key that belongs to another site',
    'Ask us to add the site to the key',
  ),
  'password-exists': define(
    [409],
    'The account already has a password',
    'Change the password and send the current one',
  ),
  'payment-refunded': define([409], 'The payment was refunded since', 'Withdraw the refund first'),
  'payment-withdrawn': define([409], 'The payment was already withdrawn', 'Fetch the invoice again'),
  'setup-sent': define([409], 'The set-up of the community was already sent', 'Save a step to begin another one'),
  'price-changed': define([409], 'Someone else changed the price meanwhile', 'Fetch the statements and ask again'),
  'question-not-overdue': define(
    [409],
    'Only a question to several communities that waits for an answer for five days can be published without one',
    'Answer the question, or wait',
  ),
  'question-repeated': define(
    [409],
    'The person asked each of the communities the same question before',
    'Show the earlier question instead',
  ),
  'question-removed': define([409], 'Staff have declined or removed the question', 'Fetch the question again'),
  'recent-sign-in-required': define([403], 'A sensitive change needs a recent sign-in', 'Sign in again, then retry'),
  'record-changed': define(
    [412],
    'Someone else changed the record since the version that `If-Match` names. `meta.current` is the current record',
    'Show both versions, let the person choose, and send the change with the current version',
  ),
  'release-closed': define([409], 'The family is no longer shared with this recipient', 'Fetch the release again'),
  'request-id-reused': define(
    [409],
    'A complete request with this `requestId` had other values',
    'Use a new `requestId` for a new request',
  ),
  'review-decided': define(
    [409],
    'The review has already been published, declined, or removed',
    'Fetch the review again',
  ),
  'revoked-partner-key': define([403], 'The partner key was revoked', 'Ask for a new key'),
  'second-factor-required': define(
    [401, 403],
    'The first factor is correct. Staff accounts on a public site need a second one',
    'Sign in with another method within 10 minutes in the same browser: a password and a code, or a password and a link',
  ),
  'share-cap': define(
    [409],
    'The family would be shared with more communities than it agreed to',
    'Ask the family to agree to this community by name',
  ),
  'sharing-stopped': define(
    [409],
    'The family stopped sharing its information with this advisor',
    'Choose another advisor',
  ),
  'sign-in-required': define([401], 'No one is signed in, or the session has ended', 'Sign in, then retry'),
  'storage-unavailable': define(
    [503],
    "The storage of photos doesn't respond or is full",
    'Retry after `Retry-After` seconds. A page can show its text without the photo',
  ),
  'third-party-disabled': define([404], "Third-party sign-in isn't configured", 'Use another sign-in method'),
  'third-party-failed': define(
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
  'tour-closed': define([409], 'The tour is canceled or has begun', 'Book another tour'),
  'tour-slot-unavailable': define(
    [409],
    "The time for the tour isn't free, or the community doesn't offer it",
    'Show the next free times, which `detail` lists, and ask again',
  ),
  'type-mismatch': define(
    [409],
    "The endpoint doesn't accept the type of the resource in the body",
    'Send the type that `detail` names',
  ),
  'undo-expired': define([409], 'The ten minutes to undo a bulk action are over', 'Change the records back yourself'),
  'unknown-partner-key': define([403], "The partner key doesn't exist", 'Check the key for typing errors'),
  unprocessable: define(
    [422],
    'Some values in the body are invalid',
    'Show each `detail` next to the field that its `source` points to',
  ),
  'unsupported-media-type': define(
    [415],
    'The body is neither JSON:API nor JSON',
    'Send it as `application/vnd.api+json`, without parameters, or as a form where the endpoint takes a file',
  ),
  'unverified-email': define(
    [403],
    "The identity provider hasn't verified the person's email address",
    'Verify the address with the provider, or use another sign-in method',
  ),
  'user-exists': define([409], 'An account with this email address already exists', 'Sign in, or reset the password'),
  'wrong-code': define(
    [401],
    'The one-time code is wrong',
    'Ask for the code again. It stops working after 5 wrong attempts',
  ),
  'wrong-credentials': define(
    [401],
    "The password is wrong, or the account doesn't exist",
    'Ask for the password again, or reset it',
  ),
  'wrong-password': define(
    [403],
    'A change of the password or contact info requires the current password, and the one you sent is wrong',
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
