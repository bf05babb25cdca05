import { readdirSync, readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { progressKeys } from '@pkg/gwizzy/machines'
import { expect, test } from 'vitest'
import { answerKeys, isRemoval, type Removal, removeFromTab } from './device-data'
import { removalScript } from './removal-script'

/**
 * Each file that stores something in the browser of a family, and what that is. An erasure removes all of it. What a person told us about themselves is
 * also in `answerKeys`, which go when a family stops all sharing. Add a new file here after you have decided which it is.
 */
const storingFiles = {
  answers: [
    'app/features/wizard/open-wizard.ts',
    'app/site/visitor/stored-email.ts',
    '../../packages/gwizzy/src/progress/outbox.ts',
    '../../packages/gwizzy/src/progress/persist-progress.ts',
    // Used with a key by no form of the site.
    '../../packages/gwizzy/src/form/persist-form-values.ts',
  ],
  searches: [
    'app/features/offline/use-offline-saves.ts',
    'app/features/own-places/own-places.ts',
    'app/features/recommendations/tray-state.ts',
    'app/features/saves/saves.ts',
    'app/features/saves/use-saves-refresh.ts',
    'app/features/stay/stored-plan.ts',
    'app/features/tools/saved-tools.server.ts',
  ],
  arrivals: [
    'app/features/attribution/attribution.ts',
    'app/features/attribution/this-device.ts',
    'app/features/wizard/store-affiliate.ts',
    'app/features/wizard/visit.ts',
    'app/features/exit-survey/shown-once.ts',
  ],
  links: [
    'app/site/server/emailed-link.server.ts',
    'app/features/family-sharing/share-form.server.ts',
    'app/features/family-sharing/shared-list.server.ts',
    'app/features/receipts/receipts-access.server.ts',
    'app/features/shared-collections/shared-collection.server.ts',
  ],
  removal: ['app/site/device/removal-script.ts', 'app/site/device/removal.server.ts'],
  look: ['app/site/frame/look.server.ts'],
  // Another site’s storage, which only that site can remove.
  otherSites: [
    '../../packages/gwizzy/src/api-services/community-storage.ts',
    '../../packages/gwizzy/src/api-services/visitor-id.ts',
  ],
}

const stores = /\.setItem\(|document\.cookie\s*=|siteCookie\(|createCookie\(|indexedDB|cookieStore/

test('knows every file that stores something in the browser of a family [EDGE-011]', () => {
  const roots = ['app', '../../packages/gwizzy/src', '../../packages/ui/src', '../../packages/domain/src']
  const files = roots
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|kit)\./.test(file))
    .filter((file) => stores.test(readFileSync(file, 'utf8')))
  expect(new Set(files)).toEqual(new Set(Object.values(storingFiles).flat()))
})

/** The storage of a browser, as scripts see it. */
function storageWith(entries: Record<string, string>) {
  const stored = new Map(Object.entries(entries))
  return {
    stored,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
}

/** Stores what a person left, and runs the script of the next page. Returns the keys that are left. */
function keysAfter(removal: Removal, blocked = false): string[] {
  const told = ['gwizzy', 'activeAdult', 'D2C', 'noAgent', 'PaidAd', 'gwizzyOutbox', 'email', 'openWizard']
  const others = ['likedCommunities', 'own-places', 'stayPlan', 'stayLimit', 'referrer', 'of-a-later-version']
  const localStorage = storageWith(Object.fromEntries([...told, ...others].map((key) => [key, 'Ruth'])))
  const sessionStorage = storageWith({ openWizard: '{}', recommendationsTray: 'open' })
  const window = {
    sessionStorage,
    get localStorage() {
      if (blocked) throw new Error('Storage is blocked')
      return localStorage
    },
  }
  runInNewContext(removalScript(removal), { window })
  return [...localStorage.stored.keys(), ...sessionStorage.stored.keys()]
}

test('removes everything after an erasure, also what a later version stores [EDGE-011]', () => {
  expect(keysAfter('all')).toEqual([])
})

test('removes what a person told us after everyone was stopped, and keeps the search [EDGE-011, TRUST-004]', () => {
  const kept = [
    'likedCommunities',
    'own-places',
    'stayPlan',
    'stayLimit',
    'referrer',
    'of-a-later-version',
    'recommendationsTray',
  ]
  expect(keysAfter('answers')).toEqual(kept)
})

test('removes the answers of every wizard schema [EDGE-011, GWZ-002]', () => {
  expect(answerKeys).toEqual(expect.arrayContaining(Object.values(progressKeys)))
})

test('goes on with the next storage if one is blocked [EDGE-011]', () => {
  expect(() => keysAfter('all', true)).not.toThrow()
})

test.each([
  [{ key: null, newValue: null }, true],
  [{ key: 'noAgent', newValue: null }, true],
  [{ key: 'noAgent', newValue: '{}' }, false],
  [{ key: 'likedCommunities', newValue: null }, false],
])('reads the change %j of another tab as a removal: %s [EDGE-011]', (event, removes) => {
  expect(isRemoval(event)).toBe(removes)
})

test.each([
  ['noAgent', ['recommendationsTray']],
  [null, []],
])('another tab forgets its own answers too, after the change of %s [EDGE-011]', (key, kept) => {
  const tab = storageWith({ openWizard: '{}', recommendationsTray: 'open' })
  removeFromTab({ key }, tab)
  expect([...tab.stored.keys()]).toEqual(kept)
})
