import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { handleError } from './handle-error'

let log: MockInstance<typeof console.error>
beforeEach(() => {
  log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

/** What the router makes of a response that a loader throws, and of a URL that no route has. */
const response = (status: number) => ({
  status,
  statusText: '',
  internal: false,
  data: 'No route matches URL "/Rosalind"',
})

function report(error: unknown, signal?: AbortSignal): void {
  const request = new Request('https://site.example/page', signal ? { signal } : {})
  handleError(error, { request, params: {}, context: {} })
}

test('what a page’s code threw is reported, and so is a response that is the site’s fault [TRUTH-012]', () => {
  const defect = new TypeError('It has no name')
  report(defect)
  expect(log).toHaveBeenLastCalledWith(defect)
  report(response(503))
  expect(log).toHaveBeenCalledTimes(2)
})

test('a page that doesn’t exist is no error, so no log has what was typed for it [TRUTH-012]', () => {
  report(response(404))
  report(response(403))
  expect(log).not.toHaveBeenCalled()
})

test('an error of a page that no one waits for isn’t reported [TRUTH-012]', () => {
  report(new TypeError('Aborted'), AbortSignal.abort())
  expect(log).not.toHaveBeenCalled()
})
