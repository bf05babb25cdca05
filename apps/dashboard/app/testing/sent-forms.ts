/** A filled form, and what it sends. */
interface SentForm {
  /** What a person typed or chose, by the name of the field. */
  typed: Readonly<Record<string, string>>
  /** What the API gets of it. */
  body: object
  /** What the page adds, such as the family that a note is about. */
  values?: object
  /** The fields that need a value. Without one, the form says so at the field and sends nothing. */
  needed?: readonly string[]
}

const id = '11111111-2222-4333-8444-555555555555'
const clientId = id
const text = { typed: { text: 'Hello' }, body: { text: 'Hello' }, needed: ['text'] }
const reason = { typed: { reason: 'Too far' }, body: { reason: 'Too far' }, needed: ['reason'] }
const collection = {
  typed: { name: 'Near Ann', note: 'Quiet' },
  body: { name: 'Near Ann', note: 'Quiet' },
  needed: ['name'],
}
const spokenAnswers = {
  lookingFor: 'Mother',
  residentName: 'Rose',
  care: 'light-care',
  budgetRange: '$2K-$5K',
  timing: 'Unsure',
  city: 'Boulder',
  state: 'CO',
  zip: '80302',
  source: 'direct call',
  language: 'es',
}
const amounts = { rentCents: 500_000, careCents: 0 }
const moveIn = {
  typed: { community: 'aspen-court', 'moved-in-on': '2027-04-01' },
  body: { communityId: 'aspen-court', movedInOn: '2027-04-01' },
  needed: ['community', 'moved-in-on'],
}
const token = 'a'.repeat(43)
const moment = '2031-01-08T17:00:00Z'

/** Every form of the dashboard with all of its fields, by its file and name. A new one has to be added. */
export const sentForms: Readonly<Record<string, SentForm>> = {
  'bookings/booking-forms tourOutcomeForm': {
    typed: { 'outcome-note': 'Liked it' },
    body: { note: 'Liked it' },
    values: { outcome: 'took-place', wantsSecondTour: true },
  },
  'bookings/booking-forms callOutcomeForm': {
    typed: { 'outcome-note': 'Call again' },
    body: { note: 'Call again' },
    values: { outcome: 'no-show' },
  },
  'bookings/booking-forms tourCancelForm': { typed: { 'cancel-reason': 'Snow' }, body: { reason: 'Snow' } },
  'bookings/booking-forms callCancelForm': { typed: { 'cancel-reason': 'Snow' }, body: { reason: 'Snow' } },
  'bookings/booking-forms newTourForm': {
    typed: {},
    body: {},
    values: { clientId, communityId: 'aspen-court', date: '2031-01-08', time: 'Morning (8AM-12PM)' },
  },
  'bookings/booking-forms tourMoveForm': {
    typed: {},
    body: {},
    values: { date: '2031-01-08', time: 'Morning (8AM-12PM)' },
  },
  'bookings/booking-forms newCallForm': {
    typed: { time: moment },
    body: { startsAt: moment },
    values: { clientId, agentId: 'agent-boulder' },
    needed: ['time'],
  },
  'bookings/booking-forms callMoveForm': { typed: { time: moment }, body: { startsAt: moment }, needed: ['time'] },
  'collections/collection-forms newCollectionForm': { ...collection, values: { communityIds: [] } },
  'collections/collection-forms collectionForm': collection,
  'collections/collection-forms collectionLinkForm': {
    typed: { family: id },
    body: { clientId },
    values: { days: 7 },
  },
  'contracts.$id.sign/sign-form signForm': {
    typed: { name: 'Pat Park' },
    body: { name: 'Pat Park' },
    values: { token },
    needed: ['name'],
  },
  'families/forms/decline-form declineForm': {
    typed: { 'decline-reason': 'Too far' },
    body: { reason: 'Too far' },
    needed: ['decline-reason'],
  },
  'families/forms/family-forms callForm': {
    typed: { outcome: 'reached', minutes: '12', 'call-note': 'Call again', 'call-stage': 'contacted' },
    body: { outcome: 'reached', minutes: 12, note: 'Call again', stage: 'contacted' },
    values: { clientId },
    needed: ['outcome'],
  },
  'families/forms/family-forms emailForm': {
    typed: { subject: 'Hello', 'email-body': 'Two tours' },
    body: { subject: 'Hello', body: 'Two tours' },
    values: { clientId },
    needed: ['subject', 'email-body'],
  },
  'families/forms/family-forms textForm': {
    typed: { 'text-message': 'Hello' },
    body: { text: 'Hello' },
    values: { conversationId: id, channel: 'text' },
  },
  'families/forms/family-forms referralForm': {
    typed: { note: 'Wants a garden' },
    body: { note: 'Wants a garden' },
    values: { clientId, communityIds: ['aspen-court'], consent: { id: 'spoken-share', version: '1', language: 'en' } },
  },
  'families/forms/family-forms noteChangeForm': {
    typed: { 'note-text': 'Hello' },
    body: { text: 'Hello' },
    needed: ['note-text'],
  },
  'families/forms/family-forms taskForm': {
    typed: { title: 'Call' },
    body: { title: 'Call' },
    values: { clientId, dueAt: moment },
    needed: ['title'],
  },
  'families/forms/family-forms assignForm': {
    typed: { agent: 'agent-boulder' },
    body: { agentId: 'agent-boulder' },
    needed: ['agent'],
  },
  'families/forms/family-forms pauseForm': {
    typed: { until: '2031-01-08' },
    body: { pausedUntil: '2031-01-08' },
    needed: ['until'],
  },
  'families/forms/family-forms closeForm': {
    typed: { 'closed-reason': 'other', 'closed-note': 'Stays at home' },
    body: { closedReason: 'other', closedNote: 'Stays at home' },
    values: { stage: 'closed' },
    needed: ['closed-reason'],
  },
  'intake/intake-forms newFamilyForm': {
    typed: {
      name: 'Ann',
      email: 'ann@families.example',
      phone: '3035550123',
      note: 'Her son decides',
      ...spokenAnswers,
    },
    body: {
      name: 'Ann',
      email: 'ann@families.example',
      phone: '3035550123',
      note: 'Her son decides',
      ...spokenAnswers,
    },
    values: {
      consent: { id: 'spoken-contact', version: '1', language: 'en' },
      budget: ['Medicaid'],
      communityIds: ['aspen-court'],
    },
    needed: ['name'],
  },
  'intake/intake-forms answersForm': {
    typed: spokenAnswers,
    body: spokenAnswers,
    values: { budget: null, communityIds: ['aspen-court'] },
  },
  'families/timeline/note-form noteForm': { ...text, values: { clientId } },
  'families/received/response-forms contactedForm': {
    typed: { 'contacted-note': 'Tour on Friday' },
    body: { note: 'Tour on Friday' },
    values: { response: 'contacted' },
  },
  'families/received/response-forms declinedForm': {
    typed: { 'declined-note': 'No rooms' },
    body: { note: 'No rooms' },
    values: { response: 'declined' },
    needed: ['declined-note'],
  },
  'families/forms/reveal-form revealForm': { ...reason, values: { clientId } },
  'families/forms/stage-form stageForm': { typed: { stage: 'touring' }, body: { stage: 'touring' }, needed: ['stage'] },
  '_staff.homes.$id/stage-form stageForm': {
    typed: { stage: 'closed-other', reason: 'Stays' },
    body: { stage: 'closed-other', reason: 'Stays' },
    needed: ['stage'],
  },
  '_staff.fee-agreements/agreement-forms agreementForm': {
    typed: { fee: '60', days: '30', 'starts-on': '2026-11-01', 'ends-on': '2027-10-31' },
    body: { feePercent: 60, daysToPay: 30, startsOn: '2026-11-01', endsOn: '2027-10-31' },
    values: { communityId: 'aspen-court' },
    needed: ['fee', 'days', 'starts-on'],
  },
  'move-ins/move-in-forms moveInForm': { ...moveIn, values: { clientId, ...amounts } },
  'move-ins/move-in-forms moveInChangeForm': { ...moveIn, values: amounts },
  'move-ins/move-in-forms undoMoveInForm': reason,
  'messages/message-forms messageForm': {
    typed: { text: 'Hello', channel: 'email' },
    body: { text: 'Hello', channel: 'email' },
    values: { conversationId: id },
    needed: ['text'],
  },
  'messages/message-forms conversationNoteForm': { ...text, values: { conversationId: id } },
  'messages/message-forms templateForm': {
    typed: { name: 'Welcome', text: 'Hello', sharing: 'team' },
    body: { name: 'Welcome', text: 'Hello', sharedWith: 'team' },
    needed: ['name', 'text', 'sharing'],
  },
  'reviews/reply-form replyForm': text,
  'reviews/reply-form reportForm': {
    typed: { reason: 'off-topic' },
    body: { reason: 'off-topic' },
    needed: ['reason'],
  },
  'sign-in/sign-in-forms passwordForm': {
    typed: { email: 'ann@families.example', password: 'a long enough one' },
    body: { email: 'ann@families.example', password: 'a long enough one' },
    needed: ['email', 'password'],
  },
  'sign-in/sign-in-forms emailForm': {
    typed: { email: 'ann@families.example' },
    body: { email: 'ann@families.example' },
    needed: ['email'],
  },
  'sign-in/sign-in-forms codeForm': {
    typed: { code: '123456' },
    body: { code: '123456' },
    values: { id },
    needed: ['code'],
  },
  'sign-in/sign-in-forms newPasswordForm': {
    typed: { password: 'a long enough one' },
    body: { password: 'a long enough one' },
    values: { token },
    needed: ['password'],
  },
  '_staff.users.$id_.disable/disable-form disableForm': reason,
  '_staff.settings/settings-forms accountForm': {
    typed: { name: 'Ada', email: 'ada@harbor.example', phone: '(303) 555-0100', 'current-password': 'a long secret' },
    body: { name: 'Ada', email: 'ada@harbor.example', phone: '(303) 555-0100', currentPassword: 'a long secret' },
    needed: ['name'],
  },
  '_staff.settings/settings-forms changePasswordForm': {
    typed: { password: 'a long secret', 'new-password': 'another secret' },
    body: { password: 'a long secret', newPassword: 'another secret' },
    needed: ['password', 'new-password'],
  },
  '_staff.settings/settings-forms setPasswordForm': {
    typed: { 'new-password': 'another secret' },
    body: { password: 'another secret' },
    needed: ['new-password'],
  },
}
