/** Where the browser keeps what a family can spend. No request has it. [FIND-023] */
export const planKey = 'stayPlan'

/**
 * Where the browser keeps the value of the filter that the plan leads to, such as `le:3400`, so lists need not load what computes it. Missing if the plan
 * covers no price. [FIND-023]
 */
export const stayLimitKey = 'stayLimit'
