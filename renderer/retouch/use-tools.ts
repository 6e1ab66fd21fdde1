import { computed, ref, watch, type ComputedRef, type Ref } from 'vue';
import type { Edit, ScaleFactor, VersionView } from '../../shared/retouch.ts';
import type { PictureFormat } from '../../shared/service/edits.ts';
import type { Background } from './backgrounds.ts';

/** The tools for a version. `fill` puts a colour behind a transparent one, on this machine and free. */
export const tools = ['aiEdit', 'removeBackground', 'enhance', 'fill'] as const;
export type Tool = (typeof tools)[number];

export interface ToolDraft {
  /** The tool in use; null while staff only look at versions. */
  readonly tool: Ref<Tool | null>;
  readonly quality: Ref<'best' | 'fast'>;
  readonly scale: Ref<ScaleFactor>;
  readonly face: Ref<boolean>;
  /** File type of the result: automatically PNG when transparency would otherwise be lost. */
  readonly format: Ref<PictureFormat>;
  /** The background behind a transparent version at present, saved or only previewed. */
  readonly background: Ref<Background>;
  /** True while a colour of the studio's own is being typed and is not complete. */
  readonly colourUnread: Ref<boolean>;
  /** The paid call that the tool in use would make; null for no tool and for `fill`. */
  readonly edit: ComputedRef<Edit | null>;
  /** True when a tool cannot be used on this version. */
  readonly unfit: (tool: Tool) => boolean;
}

/** The tool in use and its settings, for the version being edited. */
export function useTools(version: () => VersionView | null): ToolDraft {
  const tool = ref<Tool | null>(null);
  const quality = ref<'best' | 'fast'>('best');
  const scale = ref<ScaleFactor>(2);
  const face = ref(false);
  const format = ref<PictureFormat>('JPEG');
  const background = ref<Background>('transparent');
  const colourUnread = ref(false);

  const unfit = (one: Tool): boolean => one === 'fill' && version()?.transparent !== true;

  /** A new tool or version selects the file type that loses nothing; staff may still choose the other. */
  watch([tool, () => version()?.id], () => {
    const keeps = tool.value === 'removeBackground' || version()?.transparent === true;
    format.value = keeps ? 'PNG' : 'JPEG';
    if (tool.value !== null && unfit(tool.value)) tool.value = null;
  });

  const edit = computed<Edit | null>(() => {
    switch (tool.value) {
      case 'aiEdit':
        return { tool: 'aiEdit', format: format.value };
      case 'removeBackground':
        return { tool: 'removeBackground', quality: quality.value, format: format.value };
      case 'enhance':
        return { tool: 'enhance', scaleFactor: scale.value, face: face.value, format: format.value };
      default:
        return null;
    }
  });
  return { tool, quality, scale, face, format, background, colourUnread, edit, unfit };
}
