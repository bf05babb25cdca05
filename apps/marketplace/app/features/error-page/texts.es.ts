import type { Translated } from '@pkg/domain'
import type * as english from './texts'

export const errorTexts: Translated<typeof english.errorTexts> = {
  title: 'No podemos mostrar esta página',
  notFound: 'No encontramos esta página',
  door: 'Esta puerta no se abre',
  notFoundHint:
    'No encontramos esta página. Puede que el enlace sea antiguo o tenga un error. En las casas de al lado hay luz:',
  badRequest: 'Hay un problema con este enlace de búsqueda',
  badRequestHint: 'Este filtro no funcionó:',
  rejected: 'No pudimos aceptar lo que envió',
  rejectedHint: 'Vuelva atrás, corríjalo y envíelo de nuevo.',
  unavailable: 'Tenemos problemas para cargar esta página',
  unavailableHint: 'Inténtelo de nuevo en un minuto. Si sigue ocurriendo, llámenos y le ayudaremos.',
  forbidden: 'No puede abrir esta página',
  forbiddenHint: 'Su cuenta no tiene acceso. Inicie sesión con otra cuenta o vuelva al inicio.',
  rateLimited: 'Recibimos demasiadas solicitudes',
  rateLimitedHint: 'Espere un minuto e inténtelo de nuevo.',
  failed: 'Algo falló en nuestro sitio',
  failedHint: 'Inténtelo de nuevo. Si sigue ocurriendo, llámenos y le ayudaremos.',
  retry: 'Intentar de nuevo',
  home: 'Inicio',
  search: 'Buscar por ciudad o código postal',
  clear: 'Quitar todos los filtros',
  all: 'Todas las residencias',
}
