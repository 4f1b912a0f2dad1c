import { Injectable, type OnModuleInit } from '@nestjs/common';
import { StoredFileService } from '../core/files/stored-file.service';

/**
 * Makes each file that is stored a leaf, in the transaction that stores it. Files the browser changed are none: what it sent is
 * not what the holder has.
 */
@Injectable()
export class LeafService implements OnModuleInit {
  constructor(private readonly stored: StoredFileService) {}

  onModuleInit(): void {
    this.stored.onStored(({ id, changed }) =>
      Promise.resolve(async (sql) => {
        if (changed !== null) return;
        await sql.execute(
          'INSERT INTO evidence_leaf (sha256, at) SELECT sha256, created_at FROM uploaded_file WHERE id = ?',
          [id],
        );
      }),
    );
  }
}
