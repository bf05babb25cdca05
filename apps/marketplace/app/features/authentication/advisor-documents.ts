/** The documents that an advisor uploads, by the names of their fields. [AGENT-004] */
export const advisorDocuments = ['liabilityInsurance', 'irsw9', 'stateRegistration'] as const
