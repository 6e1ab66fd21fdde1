import { describe, expect, it } from 'vitest';
import { folderFault, foldersOf, newFolder } from '../../../../renderer/settings/printers/hot-folders.ts';
import { settingsSchema } from '../../../../shared/schemas/settings.ts';
import { settings } from '../../../support/fixture/data.ts';

const nowhere = { watchedFolder: '', exportFolder: '' };
const folder = { ...newFolder(), name: 'DS620', path: 'C:\\HotFolders\\4x6' };

describe('a folder that a print program watches', () => {
  it('is saved without the spaces around it, and accepted by the main process', () => {
    const hotFolders = foldersOf([{ ...folder, name: ' DS620 ', path: ' /prints/4x6 ' }], nowhere);
    expect(hotFolders).toEqual([{ ...folder, name: 'DS620', path: '/prints/4x6' }]);
    expect(settingsSchema.safeParse({ ...settings, hotFolders }).success).toBe(true);
  });

  it.each([
    ['missing', { name: '' }],
    ['wrong', { path: '' }],
    ['wrong', { path: 'prints' }],
  ] as const)('is %s', (fault, change) => {
    const draft = { ...folder, ...change };
    expect(folderFault(draft, [draft], nowhere)).toBe(fault);
    expect(foldersOf([draft], nowhere)).toBeNull();
  });

  it('is neither the camera’s folder nor the export folder', () => {
    const at = (place: Partial<typeof nowhere>) => folderFault(folder, [folder], { ...nowhere, ...place });
    expect(at({ watchedFolder: folder.path })).toBe('same');
    expect(at({ exportFolder: folder.path })).toBe('same');
    expect(at({ exportFolder: '/elsewhere' })).toBeNull();
  });

  it('is one printer, not two', () => {
    const other = { ...newFolder(), name: 'Again', path: folder.path };
    expect(folderFault(other, [folder, other], nowhere)).toBe('twice');
  });
});
