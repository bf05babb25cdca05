export { loadAdvisorLeads } from './load-advisor-leads.server'
export { respondToLead } from './respond-to-lead.server'
