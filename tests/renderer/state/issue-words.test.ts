import { describe, expect, it } from 'vitest';
import { issueWords } from '../../../renderer/state/issue-words.ts';

describe('the service’s issues', () => {
  it('come worst first, each once, with unknown ones between the serious and the mild', () => {
    const codes = ['ISSUE_FACE_LIGHT_NOT_BALANCE', 'ISSUE_NEW', 'ISSUE_HAT_NOT_ALLOWED', 'ISSUE_NEW'];

    expect(issueWords(codes).map((issue) => [issue.code, issue.severity])).toEqual([
      ['ISSUE_HAT_NOT_ALLOWED', 'bad'],
      ['ISSUE_NEW', 'warn'],
      ['ISSUE_FACE_LIGHT_NOT_BALANCE', 'warn'],
    ]);
  });

  it('have words for the customer even if the code is unknown', () => {
    expect(issueWords(['SOMETHING_ELSE'])[0]?.tell).toContain('no words for this code');
  });
});
