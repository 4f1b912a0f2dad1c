export const USAGE = 'company_case_image';
