import { endpoints } from '../../../shared/service/wire.ts';
import type { Received } from '../../electron/service/scripted-server.ts';
import { portraitOf } from '../pictures/marked-picture.ts';

/** Returns the service's answer to a successful edit, headshot request or face match; null for other calls. */
export async function editAnswer({ path, body }: Received): Promise<Record<string, unknown> | null> {
  switch (path) {
    case endpoints.aiEdit:
      return { output: await pictureNamed('edited'), width: 413, height: 531 };
    case endpoints.removeBackground:
    case endpoints.removeBackgroundFast:
    case endpoints.photoEnhance:
      return { output: await pictureNamed('edited') };
    case endpoints.generatePortrait: {
      const { sampleNumber = 1 } = JSON.parse(body.toString('utf8')) as { sampleNumber?: number };
      const shot = `data:image/jpeg;base64,${await pictureNamed('headshot')}`;
      return { outputImages: Array<string>(sampleNumber).fill(shot) };
    }
    case endpoints.faceMatch:
      return { isMatch: true, similarity: 0.91 };
    default:
      return null;
  }
}

const pictureNamed = async (name: string): Promise<string> => (await portraitOf(name)).toString('base64');
