/** The key of the browser's local storage. */
const key = 'exitSurvey'

/** Returns whether this browser may show the survey. A browser without storage can't know whether it did, so it never does. [EXIT-001] */
export function mayShow(): boolean {
  try {
    return localStorage.getItem(key) === null
  } catch {
    return false
  }
}

/** Records that the survey was shown. Returns whether that worked. [EXIT-001] */
export function markShown(): boolean {
  try {
    localStorage.setItem(key, 'shown')
    return true
  } catch {
    return false
  }
}
