/** The operator and its family support, as the wizard names them. Set by configuration. [CONF-007] */
export interface Support {
  /** The operator's name. */
  name: string
  /** The family support email address. */
  email: string
  /** The family support phone number, as people read it. */
  phone: string
  /** The URL of the operator's site, without a slash at the end, for links to its policies. Not needed on that site. */
  site?: string
}
