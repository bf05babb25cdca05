export { buildHost, startHost, type HostOptions } from './host/host'
export { contentSecurityPolicy } from './host/security-headers'
export { readHostSettings, type HostSettings, type PortVariable } from './host/settings'
