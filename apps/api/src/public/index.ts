export { ExcludeOperatorsInterceptor } from './exclude-operators.interceptor';
export { PageErrorFilter } from './page-error.filter';
