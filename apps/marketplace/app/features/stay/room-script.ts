import { planKey } from './plan-key'

/**
 * A script in the head that marks the page of a browser that has a plan. Its lines have room before the first frame, and nothing moves when they
 * appear. [FIND-023]
 */
export const roomScript = `try {
  if (localStorage.getItem('${planKey}')) document.documentElement.dataset.stay = ''
} catch {}`
