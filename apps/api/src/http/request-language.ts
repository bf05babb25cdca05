import type { Language } from '@pkg/domain'
import type { FastifyRequest } from 'fastify'

/** Returns the language in which a request's messages are written: that of the page, which our sites name, or of the browser. [FIND-015] */
export const requestLanguage = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  /^es\b/i.test(headers['accept-language'] ?? '') ? 'es' : 'en'
