/**
 * What the index of IPs depends on, as SQL over the columns of a row: 16 bytes. `rtrim` because MariaDB permits no `char` column in
 * an indexed expression: whether it ends with spaces depends on the connection.
 */
export const IP_KEY_SQL =
  "unhex(md5(concat_ws('|', `ip_name`, rtrim(`image_id`) is null, coalesce(`auth_field_id`, 0), coalesce(`ip_origin`, 0), coalesce(`ip_types`, ''), coalesce(`kernels`, ''), coalesce(`own_kernels`, ''), coalesce(`artist`, ''), rtrim(`owner_id`) is null, coalesce(`claimed_at`, ''), `listed`)))";

/** 1 while the index does not know the row as it is, else null, whichever statement wrote the row. */
export const IP_UNINDEXED_SQL = `case when \`indexed\` = ${IP_KEY_SQL} then null else 1 end`;
