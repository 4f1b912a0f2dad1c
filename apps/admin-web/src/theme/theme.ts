import { createTheme } from '@mui/material/styles';
import { tokens } from '@ipw/ui';

/** Styles of react-admin's widgets (inputs, toasts, dialogs); all else is styled by our CSS. */
export const theme = createTheme({
  palette: {
    primary: { main: tokens.seal, dark: tokens.sealDark, contrastText: '#fff' },
    secondary: { main: tokens.ink },
    error: { main: tokens.seal },
    success: { main: tokens.jade },
    warning: { main: tokens.amber },
    info: { main: tokens.ink },
    background: { default: tokens.paper, paper: tokens.paperRaised },
    text: { primary: tokens.ink, secondary: tokens.inkSoft },
    divider: tokens.hairline,
  },
  shape: { borderRadius: tokens.radius },
  typography: {
    // The body's font, which depends on the language.
    fontFamily: 'inherit',
    fontSize: 14,
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { backgroundImage: 'none', boxShadow: 'none', border: `1px solid ${tokens.hairline}` },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, disableRipple: true },
      styleOverrides: { root: { minHeight: 40, paddingInline: 18 } },
    },
    MuiInputLabel: {
      defaultProps: { shrink: true },
      styleOverrides: {
        root: {
          position: 'static',
          transform: 'none',
          marginBottom: 6,
          fontSize: 14,
          fontWeight: 600,
          color: tokens.ink,
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'medium' } },
    MuiFormControl: { defaultProps: { variant: 'outlined' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: '#fff',
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: tokens.inkSoft },
        },
        input: { paddingBlock: 11.5, '&.MuiInputBase-inputMultiline': { paddingBlock: 0 } },
        notchedOutline: { top: 0, borderColor: '#958C7C', '& legend': { display: 'none' } },
      },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: 13 } } },
    MuiSnackbarContent: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundColor: tokens.ink, color: tokens.paper, border: 'none' } },
    },
  },
});
