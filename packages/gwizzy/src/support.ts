/** The operator and its family support, as the wizard names them. Configuration: another operator has others. [CONF-007] */
export interface Support {
  /** The operator's name. */
  name: string
  /** The family-support mailbox. */
  email: string
  /** The family-support number, as people read it. */
  phone: string
}
